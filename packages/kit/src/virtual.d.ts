// What the build makes out of nothing: game-icons by name, as the path of a 512 box.
declare module 'virtual:game-icon/*' {
  const path: string;
  export default path;
}
declare module '*.css';
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Uint8Array>;
}
