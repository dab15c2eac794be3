// What study rooms say, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.no-such-study': 'There is no such study room.',
  'error.study-closed': 'This study room is closed: it can be read, nothing more.',
  'error.study-full': 'This study room is full.',
  'error.not-in-study': 'Only people in the room can do that.',
  'error.not-leader': 'Only the leader can do that.',
  'error.leads': 'You lead: the others follow you.',
  'error.no-such-moment': 'There is no such moment in this game.',
  'error.end-hidden': 'The ending is hidden: go only as far as the leader has come.',
  'error.no-such-branch': 'This branch is no longer there.',
  'error.bad-branch': 'The rules do not allow this here.',
  'error.branch-too-long': 'A branch has at most {most} moves.',
  'error.has-branches': 'Other branches begin on this one.',
  'error.not-yours': 'That is somebody else’s.',
  'error.not-offered': 'This draft has not been offered.',
  'error.too-many-studies': 'You have too many open study rooms.',
  'error.too-many-chapters': 'A study room has at most 16 chapters.',
  'error.too-many-branches': 'A study room has at most 64 branches. Take away one that nobody needs.',
  'error.too-many-notes': 'A study room has at most 1,000 notes.',
  'error.too-many-marks': 'A study room has at most 1,000 marks.',
} satisfies Texts;
