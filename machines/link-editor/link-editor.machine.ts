import { assign, emit, enqueueActions, setup } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import type {
  EditedLink,
  LinkEditorContext,
  LinkEditorEmitted,
  LinkEditorEvent,
} from './link-editor.types.ts'

const nothing: LinkEditorContext = { link: null, draft: {} }

const linkEditorSetup = setup({
  types: {} as { context: LinkEditorContext; events: LinkEditorEvent; emitted: LinkEditorEmitted },
  guards: {
    isLink: (_, { link }: { link: EditedLink | null }) => link !== null,
    isValid: (_, { isValid }: { isValid: boolean }) => isValid,
    isThere: ({ context }) => context.link?.key !== null,
  },
  actions: {
    keep: assign((_, { link }: { link: EditedLink | null }) => ({
      link,
      draft: link?.fields ?? {},
    })),
    change: assign((_, { fields }: { fields: DocumentData }) => ({ draft: fields })),
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

/** The address of a link, shown beside the caret and edited in a small form (RICH-5). */
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
          { guard: 'isThere', target: 'shown', actions: ['revert', 'forgetDraft', 'leave'] },
          { target: 'closed', actions: 'leave' },
        ],
      },
      states: { open: {}, refused: {} },
    },
  },
})
