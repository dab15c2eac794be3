// The words of a passage on screen: paragraphs, lists (`- `), strong words (`**`), and what the search found.
import type { JSX } from 'preact';
import { cutAt } from './search-words.ts';

/** What the reader reads, without the little markup. */
export const plainProse = (text: string): string => text.replaceAll('**', '').replace(/^- /gm, '');

export const Marked = ({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}): JSX.Element => (
  <>
    {cutAt(text, words).map((piece, i) =>
      piece.isFound ? <mark key={`${i + 1}`}>{piece.text}</mark> : piece.text,
    )}
  </>
);

const Line = ({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element => (
  <>
    {text.split('**').map((part, i) =>
      i % 2 === 1 ? (
        <strong key={`${i + 1}`}>
          <Marked text={part} words={words} />
        </strong>
      ) : (
        <Marked key={`${i + 1}`} text={part} words={words} />
      ),
    )}
  </>
);

export function Prose({
  text,
  words = [],
}: {
  readonly text: string;
  readonly words?: readonly string[];
}): JSX.Element {
  const blocks: { readonly isList: boolean; readonly lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const isList = line.startsWith('- ');
    const last = blocks.at(-1);
    if (isList && last?.isList) last.lines.push(line.slice(2));
    else blocks.push({ isList, lines: [isList ? line.slice(2) : line] });
  }
  return (
    <>
      {blocks.map(({ isList, lines }, i) =>
        isList ? (
          <ul key={`${i + 1}`}>
            {lines.map((line) => (
              <li key={line}>
                <Line text={line} words={words} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={`${i + 1}`}>
            <Line text={lines[0]!} words={words} />
          </p>
        ),
      )}
    </>
  );
}
