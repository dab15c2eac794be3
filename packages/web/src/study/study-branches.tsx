// The ways on that were tried: the game itself, the room's branches, and drafts with their author.

import { Button, IconButton } from '@undercroft/kit';
import type { BranchLuck } from '@undercroft/protocol';
import { type Branch, isAhead } from '@undercroft/study';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import type { DeskProps } from './study-desk.ts';
import { isLeading } from './study-room.ts';

export function StudyBranches({ desk }: DeskProps): JSX.Element {
  const { room, table } = desk;
  const study = room.study.value;
  const place = room.place.value;
  const branches = study.branches.filter(
    ({ chapter, parent, at }) =>
      chapter === table.chapter && (isLeading(room) || !isAhead(study, { chapter, branch: parent, at })),
  );
  return (
    <section class="study-part" aria-label={t('studies.branches')}>
      <h3>{t('studies.branches')}</h3>
      <ul class="study-branches">
        <li class={place.branch === '' ? 'on' : ''}>
          <button
            type="button"
            class="branch"
            aria-current={place.branch === '' ? 'true' : undefined}
            onClick={() => room.go({ ...place, branch: '', at: Math.min(place.at, table.reach()) })}
          >
            {t(`studies.main.${study.chapters[table.chapter]!.kind}`)}
          </button>
        </li>
        {branches.map((branch) => (
          <BranchRow key={branch.id} desk={desk} branch={branch} />
        ))}
      </ul>
      {desk.puzzle !== undefined && <p class="help">{t('studies.imagined')}</p>}
      <label class="study-luck">
        <span>{t('studies.luck')}</span>
        <select
          value={table.luck.value}
          onChange={(event) => (table.luck.value = event.currentTarget.value as BranchLuck)}
        >
          {table.lucks.map((luck) => (
            <option key={luck} value={luck}>
              {t(`studies.luck.${luck}`)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

function BranchRow({ desk: { room }, branch }: DeskProps & { readonly branch: Branch }): JSX.Element {
  const { id, at, entries, luck, name, isDraft, isOffered, chapter } = branch;
  const isOn = room.place.value.branch === id;
  const isMine = branch.by === room.me;
  const leads = isLeading(room);
  const words = t('studies.branch', { name: nameHere(name), at, n: entries.length });
  return (
    <li class={isOn ? 'on' : ''}>
      <button
        type="button"
        class="branch"
        aria-current={isOn ? 'true' : undefined}
        onClick={() => room.go({ ...room.place.value, chapter, branch: id, at: at + entries.length })}
      >
        {words} <small>{t(`studies.luck.${luck}`)}</small>
        {isDraft && <small class="chip">{t(isOffered ? 'studies.offered' : 'studies.draft')}</small>}
      </button>
      {isDraft && isMine && (
        <Button tone="quiet" onClick={() => void room.send({ kind: 'offer', branch: id, on: !isOffered })}>
          {t(isOffered ? 'studies.offer-end' : 'studies.offer')}
        </Button>
      )}
      {isOffered && leads && !isMine && (
        <>
          <Button tone="go" onClick={() => void room.send({ kind: 'take', branch: id })}>
            {t('studies.take')}
          </Button>
          <Button tone="quiet" onClick={() => void room.send({ kind: 'offer', branch: id, on: false })}>
            {t('studies.decline')}
          </Button>
        </>
      )}
      {(isMine || (leads && !isDraft)) && (
        <IconButton
          sign="cross"
          label={t('studies.drop', { what: words })}
          onClick={() => void room.send({ kind: 'drop', branch: id })}
        />
      )}
    </li>
  );
}
