// Ledgers are written with a little markup; a sentence on screen needs none of it.
export const stripMarkup = (text: string): string =>
  text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(^|\W)\*([^*]+)\*/g, '$1$2');
