import { thrown } from '../kit/thrown.ts'
import { documentSetup } from './document.setup.ts'
import type { SavedDocument } from './document.types.ts'
import { unread } from './draft.ts'
import { requestOf } from './saving.ts'

/** Somebody else was first: what they saved goes under what is here. */
const joining = [
  { type: 'announceMade', params: thrown },
  { type: 'announceMerge', params: thrown },
  { type: 'join', params: thrown },
] as const

/** Somebody was first again: the next try waits, as where nobody answers. */
const contending = [
  { type: 'announceMerge', params: thrown },
  { type: 'contend', params: thrown },
] as const

/** The server has it all. */
const adoptingTheirs = [
  { type: 'announceMerge', params: thrown },
  { type: 'adoptTheirs', params: thrown },
  'announceSaved',
] as const

const answer = ({ event }: { event: { output: SavedDocument } }): SavedDocument => event.output

/** The server has what was sent, or what it made of it. */
const adopting = [
  { type: 'announceRewriting', params: answer },
  { type: 'adopt', params: answer },
  { type: 'announceSave', params: answer },
] as const

/** What the server did not take stays an edit. */
const adoptingTaken = [
  { type: 'announceRewriting', params: answer },
  { type: 'adoptTaken', params: answer },
  { type: 'announceSave', params: answer },
] as const

/** What both changed is decided before anything is saved. */
const takingContested = {
  guard: 'isTakingContested',
  target: '#document.open.unsaved.conflicted',
  actions: ['takeIn', 'forgetProblem'],
} as const

/** Why a save came to nothing is true until the next one. */
const takingIn = [takingContested, { actions: 'takeIn' }] as const

/** There is nothing any more to save to. */
const ending = { target: 'gone', actions: 'keepEnd' } as const

/**
 * One document on screen. Typing is accepted whatever the network does (R14); a save that fails
 * says why and keeps every edit; an answer never touches what was typed after its question (R1);
 * what somebody else saved meanwhile is joined, or put to the person (R3).
 */
export const documentMachine = documentSetup.createMachine({
  id: 'document',
  description: 'One document on screen: reading it, editing it, saving it, and each way to fail.',
  context: ({ input }) => unread(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.ref,
        onDone: {
          target: 'open',
          actions: { type: 'open', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: { type: 'keepReason', params: thrown } },
      },
    },
    unavailable: {
      on: { 'user.retry': 'loading', 'session.renewed': 'loading', 'browser.online': 'loading' },
    },
    open: {
      initial: 'settled',
      on: {
        'server.deleted': { target: '#document.deleted', actions: 'announceDeletion' },
      },
      states: {
        settled: {
          initial: 'clean',
          always: [
            {
              guard: 'isNextUnfinished',
              target: 'unsaved.refused.unparsed',
              actions: ['refuseNext', 'announceUnfinished'],
            },
            { guard: 'hasNext', target: 'saving', actions: 'sendNext' },
            { guard: 'hasUnsaved', target: 'unsaved' },
          ],
          on: {
            'user.edit': { guard: 'mayEdit', actions: ['announceEdit', 'edit'] },
            'user.save': { guard: 'isWorthSaving', target: 'saving', actions: 'send' },
            'journal.restored': {
              guard: 'mayEdit',
              target: 'unsaved.restored',
              actions: ['announceRestore', 'restore'],
            },
            'server.renewed': { actions: 'renew' },
            'user.takeIn': { actions: 'takeIn' },
            'server.gone': '.gone',
          },
          states: {
            clean: {},
            saved: {},
            gone: {
              description: 'Somebody else deleted it; nothing was changed here.',
              always: {
                guard: 'hasUnsaved',
                target: '#document.open.unsaved.gone',
                actions: 'keepEnd',
              },
              on: {
                // It is offered, to be created anew with.
                'journal.restored': {},
                'server.renewed': { target: 'clean', actions: 'renew' },
                'user.takeIn': { target: 'clean', actions: 'takeIn' },
                'server.back': { target: 'clean', actions: 'comeBack' },
                'user.recreate': { target: '#document.open.saving', actions: 'sendAnew' },
              },
            },
          },
        },
        unsaved: {
          tags: 'unsaved',
          initial: 'dirty',
          always: { guard: 'isBackToBase', target: 'settled', actions: 'forgetProblem' },
          on: {
            'user.save': [
              {
                guard: 'isUnfinished',
                target: '.refused.unparsed',
                actions: ['refuse', 'announceUnfinished'],
              },
              { guard: 'isWorthSaving', target: 'saving', actions: 'send' },
            ],
            'user.revert': { actions: ['announceRevert', 'revert'] },
          },
          states: {
            dirty: {
              always: [
                {
                  guard: 'isUnchanged',
                  target: '#document.open.settled',
                  actions: 'forgetProblem',
                },
                { guard: 'isOnlyUnparsed', target: 'unparsed', actions: 'forgetProblem' },
              ],
              after: {
                autosaveDelay: {
                  guard: 'savesItself',
                  target: '#document.open.saving',
                  actions: 'sendItself',
                },
              },
              on: {
                'user.edit': {
                  target: 'dirty',
                  reenter: true,
                  actions: ['announceEdit', 'edit'],
                },
                'user.leave': {
                  guard: 'savesItself',
                  target: '#document.open.saving',
                  actions: 'sendItself',
                },
                'user.takeIn': [takingContested, { actions: ['takeIn', 'forgetProblem'] }],
                'server.gone': ending,
                'server.locked': 'locked',
              },
            },
            restored: {
              description: 'What an earlier visit left is back; nothing was done to it since.',
              always: {
                guard: 'isUnchanged',
                target: '#document.open.settled',
                actions: 'forgetProblem',
              },
              on: {
                'user.edit': { target: 'dirty', actions: ['announceEdit', 'edit'] },
                'user.takeIn': [takingContested, { actions: ['takeIn', 'forgetProblem'] }],
                'server.gone': ending,
              },
            },
            unparsed: {
              description: 'All else is saved; what is half typed is no value yet.',
              always: { guard: 'hasChanges', target: 'dirty' },
              on: {
                'user.edit': { actions: ['announceEdit', 'edit'] },
                'user.takeIn': [
                  { guard: 'isTakingContested', target: 'conflicted', actions: 'takeIn' },
                  { actions: 'takeIn' },
                ],
                'server.gone': ending,
              },
            },
            refused: {
              description: 'A save came to nothing; every edit is kept.',
              initial: 'failed',
              on: {
                'user.takeIn': takingIn,
                'server.gone': ending,
                'user.edit': [
                  {
                    guard: 'savesItself',
                    target: 'dirty',
                    actions: ['announceEdit', 'edit'],
                  },
                  { actions: ['announceEdit', 'edit'] },
                ],
              },
              states: {
                invalid: {},
                failed: {},
                stale: {},
                unparsed: {
                  always: {
                    guard: 'isAllParsed',
                    target: '#document.open.unsaved.dirty',
                    actions: 'forgetProblem',
                  },
                },
              },
            },
            locked: {
              on: {
                'user.takeIn': takingIn,
                'server.gone': ending,
                'user.edit': { actions: ['announceEdit', 'edit'] },
                'server.unlocked': 'dirty',
              },
            },
            gone: {
              always: {
                guard: 'isUnchanged',
                target: '#document.open.settled.gone',
                actions: 'forgetProblem',
              },
              on: {
                'user.edit': { actions: ['announceEdit', 'edit'] },
                'server.back': { target: 'dirty', actions: ['comeBack', 'forgetProblem'] },
                'user.recreate': { target: '#document.open.saving', actions: 'sendAnew' },
              },
            },
            conflicted: {
              always: { guard: 'isDecided', target: 'dirty' },
              on: {
                'user.choose': { actions: ['announceChoice', 'choose'] },
                'user.edit': { actions: ['announceEdit', 'edit'] },
              },
            },
            unauthorised: {
              on: {
                'user.edit': { actions: ['announceEdit', 'edit'] },
                'server.locked': 'locked',
                'session.renewed': {
                  target: '#document.open.saving',
                  actions: 'send',
                },
              },
            },
            offline: {
              after: {
                retryDelay: { target: '#document.open.saving', actions: 'send' },
              },
              on: {
                'user.takeIn': takingIn,
                'server.gone': ending,
                'user.edit': { actions: ['announceEdit', 'edit'] },
                'server.locked': 'locked',
                'browser.online': {
                  target: '#document.open.saving',
                  actions: 'send',
                },
              },
            },
          },
        },
        saving: {
          tags: ['busy', 'unsaved'],
          on: {
            'user.edit': { guard: 'mayEdit', actions: ['announceEdit', 'edit'] },
            'user.save': { actions: 'queue' },
            'user.leave': { guard: 'savesItself', actions: 'queueItself' },
          },
          invoke: {
            src: 'save',
            input: ({ context }) => requestOf(context),
            onDone: [
              {
                guard: { type: 'isNoAnswer', params: answer },
                target: 'unsaved.offline',
                actions: 'doubtAnswer',
              },
              {
                guard: { type: 'isUntakenCreation', params: answer },
                target: 'unsaved.refused.failed',
                actions: [...adoptingTaken, { type: 'announceCreation', params: answer }],
              },
              {
                guard: 'isCreation',
                target: 'settled.saved',
                actions: [...adopting, { type: 'announceCreation', params: answer }],
              },
              {
                guard: { type: 'isUntakenWithMore', params: answer },
                target: 'unsaved.dirty',
                actions: adoptingTaken,
              },
              {
                guard: { type: 'isUntaken', params: answer },
                target: 'unsaved.refused.failed',
                actions: adoptingTaken,
              },
              { target: 'settled.saved', actions: adopting },
            ],
            onError: [
              {
                guard: { type: 'isContested', params: thrown },
                target: 'unsaved.conflicted',
                actions: joining,
              },
              {
                guard: { type: 'isSavedAlready', params: thrown },
                target: 'settled.saved',
                actions: adoptingTheirs,
              },
              {
                guard: { type: 'isStalePublication', params: thrown },
                target: 'unsaved.refused.stale',
                actions: joining,
              },
              {
                guard: { type: 'isContended', params: thrown },
                target: 'unsaved.offline',
                actions: contending,
              },
              {
                guard: { type: 'isStale', params: thrown },
                target: 'saving',
                reenter: true,
                actions: joining,
              },
              {
                guard: { type: 'isUnreachable', params: thrown },
                target: 'unsaved.offline',
                actions: { type: 'countAttempt', params: thrown },
              },
              {
                guard: { type: 'isSessionEnded', params: thrown },
                target: 'unsaved.unauthorised',
                actions: { type: 'keepProblem', params: thrown },
              },
              {
                guard: { type: 'isInvalid', params: thrown },
                target: 'unsaved.refused.invalid',
                actions: { type: 'keepProblem', params: thrown },
              },
              {
                guard: { type: 'isLocked', params: thrown },
                target: 'unsaved.locked',
                actions: { type: 'keepProblem', params: thrown },
              },
              {
                guard: { type: 'isGone', params: thrown },
                target: 'unsaved.gone',
                actions: { type: 'keepProblem', params: thrown },
              },
              {
                target: 'unsaved.refused',
                actions: { type: 'keepProblem', params: thrown },
              },
            ],
          },
        },
      },
    },
    deleted: { type: 'final' },
  },
})
