import { assign, emit, setup, stateIn } from 'xstate'
import type { PageCheck } from '#machines/page-check'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import type {
  PreflightContext,
  PreflightEmitted,
  PreflightEvent,
  PreflightResult,
} from './preflight.types.ts'

const answered = ({ event }: { event: { output: PreflightResult } }): PreflightResult =>
  event.output

/**
 * The checks before a document is published (20.10): what they found in the values as they were when
 * somebody asked. The server refuses what blocks, whatever is shown here.
 */
export const preflightMachine = setup({
  types: {} as {
    context: PreflightContext
    events: PreflightEvent
    emitted: PreflightEmitted
    tags: 'busy' | 'open' | 'current'
  },
  actors: { check: required<PreflightResult>('check') },
  guards: {
    isEdited: stateIn({ open: { checking: 'edited' } }),
    isClear: (_, { findings, unchecked, page }: PreflightResult) =>
      findings.length === 0 && unchecked.length === 0 && isPageClear(page),
    isListed: ({ context, event }) =>
      event.type === 'user.jump' && pathsIn(context).includes(event.path),
    isUnblocked: ({ context }) => context.findings.every(({ severity }) => severity !== 'block'),
  },
  actions: {
    keep: assign((_, { findings, unchecked, page }: PreflightResult) => ({
      findings,
      unchecked,
      page,
    })),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forget: assign({ findings: [], unchecked: [], page: null, problem: null }),
    jump: emit(({ event }) => ({
      type: 'jumped',
      path: event.type === 'user.jump' ? event.path : '',
    })),
    askToPublish: emit({ type: 'publishAsked' }),
  },
}).createMachine({
  id: 'preflight',
  description: 'What the checks before publishing found, and what could not be checked.',
  context: { findings: [], unchecked: [], page: null, problem: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'user.check': 'open' } },
    open: {
      tags: 'open',
      initial: 'checking',
      on: { 'user.close': 'closed' },
      states: {
        checking: {
          tags: 'busy',
          entry: 'forget',
          initial: 'current',
          invoke: {
            src: 'check',
            onDone: [
              {
                guard: 'isEdited',
                target: 'outdated',
                actions: { type: 'keep', params: answered },
              },
              { guard: { type: 'isClear', params: answered }, target: 'clear' },
              { target: 'found', actions: { type: 'keep', params: answered } },
            ],
            onError: failing('unavailable'),
          },
          states: {
            current: { tags: 'current', on: { 'document.changed': 'edited' } },
            edited: {},
          },
        },
        clear: {
          tags: 'current',
          on: { 'user.check': 'checking', 'document.changed': 'outdated' },
        },
        found: {
          tags: 'current',
          on: {
            'user.check': 'checking',
            'user.jump': { guard: 'isListed', actions: 'jump' },
            'user.publish': {
              guard: 'isUnblocked',
              target: '#preflight.closed',
              actions: 'askToPublish',
            },
            'document.changed': 'outdated',
          },
        },
        outdated: {
          description: 'It was edited since: what was found may no longer be so.',
          on: {
            'user.check': 'checking',
            'user.jump': { guard: 'isListed', actions: 'jump' },
          },
        },
        unavailable: {
          description: 'Nothing could be checked, which is no pass.',
          on: { 'user.check': 'checking' },
        },
      },
    },
  },
})

const isPageClear = (page: PageCheck | null): boolean =>
  page === null || (page.kind === 'checked' && page.violations.length === 0)

/** Where something was found, or couldn't be checked. */
const pathsIn = ({ findings, unchecked, page }: PreflightResult): (string | null)[] => [
  ...[...findings, ...unchecked].map(({ path }) => path),
  ...(page?.kind === 'checked' ? page.violations.flatMap(({ paths }) => paths) : []),
]
