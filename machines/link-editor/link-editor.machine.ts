import { assign, emit, enqueueActions, setup } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type { Found } from '#machines/palette'
import { toProblemData } from '#problems'
import { failing } from '../kit/failing.ts'
import { required } from '../kit/required.ts'
import type { Thrown } from '../kit/thrown.ts'
import { linkedTo, nothing, nothingFound, typedInto, wordsIn } from './link-editor.data.ts'
import type {
  EditedLink,
  LinkEditorContext,
  LinkEditorEmitted,
  LinkEditorEvent,
} from './link-editor.types.ts'

const linkEditorSetup = setup({
  types: {} as {
    context: LinkEditorContext
    events: LinkEditorEvent
    emitted: LinkEditorEmitted
    tags: 'listed' | 'searching'
  },
  actors: { find: required<Found, string>('find') },
  delays: { pause: 200 },
  guards: {
    isLink: (_, { link }: { link: EditedLink | null }) => link !== null,
    isValid: (_, { isValid }: { isValid: boolean }) => isValid,
    isThere: ({ context }) => context.link?.key !== null,
    isBlank: (_, { words }: { words: string }) => words.trim() === '',
    hasWords: ({ context }) => wordsIn(context.draft).trim() !== '',
    hasFound: (_, { documents }: Pick<Found, 'documents'>) => documents.length > 0,
    isIncomplete: ({ context }) => context.missed.length > 0,
  },
  actions: {
    keep: assign((_, { link }: { link: EditedLink | null }) => ({
      link,
      draft: link?.fields ?? {},
    })),
    change: assign((_, { fields }: { fields: DocumentData }) => ({ draft: fields })),
    type: assign(({ context }, { words }: { words: string }) => ({
      draft: typedInto(context.draft, words),
    })),
    keepFound: assign((_, { documents, missed }: Found) => ({ documents, missed })),
    forgetFound: assign(nothingFound),
    takeBest: assign(({ context: { draft } }, { documents }: Pick<Found, 'documents'>) => {
      const [best] = documents
      return best ? { draft: linkedTo(draft, best) } : {}
    }),
    keepProblem: assign((_, { thrown }: Thrown) => ({ problem: toProblemData(thrown) })),
    forgetProblem: assign({ problem: null }),
    forgetDraft: assign(({ context }) => ({ draft: context.link?.fields ?? {} })),
    forget: assign(nothing),
    write: emit(({ context: { link, draft } }) => ({
      type: 'written',
      key: link?.key ?? null,
      fields: draft,
    })),
    remove: enqueueActions(({ context: { link }, enqueue }) => {
      if (link?.key) enqueue.emit({ type: 'removed', key: link.key })
    }),
    revert: enqueueActions(({ context: { link }, enqueue }) => {
      if (link?.key) enqueue.emit({ type: 'reverted', link })
    }),
    leave: emit({ type: 'left' }),
  },
})

/**
 * The address of a link, shown beside the caret and edited in a small form (RICH-5). Its box searches
 * documents while somebody types, and never hears an answer to older words.
 */
export const linkEditorMachine = linkEditorSetup.createMachine({
  id: 'link-editor',
  description: 'Showing, editing and removing the link at the caret.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'page.selected': {
          guard: { type: 'isLink', params: ({ event }) => event },
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'user.edit': {
          target: 'editing',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    shown: {
      on: {
        'page.selected': [
          {
            guard: { type: 'isLink', params: ({ event }) => event },
            actions: { type: 'keep', params: ({ event }) => event },
          },
          { target: 'closed' },
        ],
        'user.edit': {
          target: 'editing',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'user.remove': { target: 'closed', actions: 'remove' },
      },
    },
    editing: {
      description: 'The form has the focus: where the caret of the text is does not matter.',
      initial: 'open',
      on: {
        'user.change': {
          target: '.open',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'user.type': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.open',
            actions: { type: 'type', params: ({ event }) => event },
          },
          {
            target: '.pausing',
            actions: { type: 'type', params: ({ event }) => event },
          },
        ],
        'user.take': [{ guard: 'hasWords', target: '.taking' }, { target: '.refused' }],
        'user.submit': [
          {
            guard: { type: 'isValid', params: ({ event }) => event },
            target: 'closed',
            actions: ['write', 'leave'],
          },
          { target: '.refused' },
        ],
        'user.remove': { guard: 'isThere', target: 'closed', actions: ['remove', 'leave'] },
        'user.cancel': [
          {
            guard: 'isThere',
            target: 'shown',
            actions: ['revert', 'forgetDraft', 'forgetFound', 'leave'],
          },
          { target: 'closed', actions: 'leave' },
        ],
      },
      states: {
        open: {
          entry: 'forgetFound',
          on: { 'user.search': { guard: 'hasWords', target: 'asking' } },
        },
        refused: {
          entry: 'forgetFound',
          on: { 'user.search': { guard: 'hasWords', target: 'asking' } },
        },
        pausing: {
          tags: ['listed', 'searching'],
          on: { 'user.closeList': 'open' },
          after: { pause: 'asking' },
        },
        asking: {
          tags: ['listed', 'searching'],
          on: { 'user.closeList': 'open' },
          invoke: {
            src: 'find',
            input: ({ context }) => wordsIn(context.draft),
            onDone: {
              target: 'found',
              actions: { type: 'keepFound', params: ({ event }) => event.output },
            },
            onError: failing('failed'),
          },
        },
        found: {
          tags: 'listed',
          on: {
            'user.closeList': 'open',
            'user.search': { guard: 'isIncomplete', target: 'asking' },
            'user.take': [
              {
                guard: { type: 'hasFound', params: ({ context }) => context },
                target: '#link-editor.closed',
                actions: [{ type: 'takeBest', params: ({ context }) => context }, 'write', 'leave'],
              },
              { target: 'refused' },
            ],
          },
        },
        failed: {
          tags: 'listed',
          exit: 'forgetProblem',
          on: { 'user.closeList': 'open', 'user.search': 'asking' },
        },
        taking: {
          description: 'Somebody pressed Enter before the search answered.',
          tags: ['listed', 'searching'],
          on: { 'user.closeList': 'open' },
          invoke: {
            src: 'find',
            input: ({ context }) => wordsIn(context.draft),
            onDone: [
              {
                guard: { type: 'hasFound', params: ({ event }) => event.output },
                target: '#link-editor.closed',
                actions: [
                  { type: 'takeBest', params: ({ event }) => event.output },
                  'write',
                  'leave',
                ],
              },
              { target: 'refused' },
            ],
            onError: failing('failed'),
          },
        },
      },
    },
  },
})
