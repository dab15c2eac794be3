// How much fits into a study room, and how its id is told from a table's: apart from the schemas, which a page does not need.

/** Chapters in one study room. */
export const MOST_CHAPTERS = 16;
/** Branches in one study room, drafts among them. */
export const MOST_BRANCHES = 64;
/** Notes in one study room. */
export const MOST_NOTES = 1_000;
/** Rings and arrows in one study room. */
export const MOST_MARKS = 1_000;
/** People in one study room. */
export const MOST_STUDY_MEMBERS = 100;
/** Moments worth a stop in one chapter. */
export const MOST_STOPS = 24;
/** Signs in one person's note on one moment. */
export const MOST_NOTE = 500;
/** Entries of one branch: longer lines are games, and those are played on at a table. */
export const MOST_TRIED = 100;

/** Every study's id begins with this, so that it is told from a table's wherever an id stands. */
const STUDY_SIGN = 'study-';
/** Is this the id of a study room, not of a table? */
export const isStudyId = (id: string): boolean => id.startsWith(STUDY_SIGN);
/** The id of a study room made of random letters. */
export const studyIdOf = (letters: string): string => STUDY_SIGN + letters;

/** Where the luck of a branch comes from: what would have fallen, what somebody wished, or new luck. */
export const BRANCH_LUCK = ['asItWas', 'chosen', 'fresh'] as const;
/** Where the luck of a branch comes from. */
export type BranchLuck = (typeof BRANCH_LUCK)[number];
