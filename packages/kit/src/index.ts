// Everything boards are drawn with, in one place.

export * from './board.ts';
export * from './board-context.ts';
export * from './button.tsx';
export * from './card.tsx';
export * from './combine-touches.tsx';
export * from './composition.ts';
export * from './die.tsx';
export * from './hex.tsx';
export * from './icon.tsx';
export * from './input-kind.ts';
export * from './memo.ts';
export * from './meter.tsx';
export * from './motion.ts';
export * from './piece.tsx';
export * from './region.tsx';
export * from './roving-focus.ts';
export * from './rulebook.ts';
export * from './seat-badge.tsx';
export * from './shared-choices.ts';
export * from './sheet.tsx';
export * from './sign.tsx';
export * from './sound.ts';
export * from './token.tsx';
export * from './use-later.ts';
export * from './zone.tsx';
