// Everything that trains a network, apart from what plays with one.
export * from './fit.ts';
export * from './lessons.ts';
export { COMMON_TRAITS, type Net, type NetShape } from './net.ts';
export * from './net-file.ts';
