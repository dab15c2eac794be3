// The beginning of what somebody wrote, cut between letters as they are read: an emoji of several parts stays whole or goes.

/** The beginning of a text, at most so long, no letter as it is read cut in two. */
export function firstLetters(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}
