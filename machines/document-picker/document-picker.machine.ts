import { assign, emit, setup } from 'xstate'
import {
  canToggle,
  canTogglePage,
  isAmong,
  nothingOffered,
  offered,
  pageToggled,
  toggled,
} from './document-picker.data.ts'
import type {
  DocumentPickerContext,
  DocumentPickerEmitted,
  DocumentPickerEvent,
  Offer,
  Picked,
} from './document-picker.types.ts'

type Page = { page: readonly Picked[] }
type One = { document: Picked }

const documentPickerSetup = setup({
  types: {} as {
    context: DocumentPickerContext
    events: DocumentPickerEvent
    emitted: DocumentPickerEmitted
  },
  guards: {
    isForMany: (_, { offer }: { offer: Offer }) => offer.isMany,
    isElsewhere: ({ context: { slug, slugs } }, to: { slug: string }) =>
      to.slug !== slug && slugs.includes(to.slug),
    canToggle: ({ context }, { document }: One) => canToggle(context, document),
    canTogglePage: ({ context }, { page }: Page) => canTogglePage(context, page),
    canAdd: ({ context }, { document }: One) =>
      !isAmong(context.chosen, document) && canToggle(context, document),
    isAnyChosen: ({ context }) => context.chosen.length > 0,
  },
  actions: {
    offer: assign((_, { offer }: { offer: Offer }) => offered(offer)),
    turn: assign((_, { slug }: { slug: string }) => ({ slug })),
    toggle: assign(({ context }, { document }: One) => ({ chosen: toggled(context, document) })),
    togglePage: assign(({ context }, { page }: Page) => ({ chosen: pageToggled(context, page) })),
    tellOne: emit(
      (_, { document }: One): DocumentPickerEmitted => ({ type: 'picked', documents: [document] }),
    ),
    tellChosen: emit(
      ({ context }): DocumentPickerEmitted => ({ type: 'picked', documents: context.chosen }),
    ),
    forget: assign(nothingOffered),
  },
})

/** Picking documents from their list: one, which is wanted at once, or some, from page to page (DOC-9). */
export const documentPickerMachine = documentPickerSetup.createMachine({
  id: 'document-picker',
  description: 'Picking documents from their list: one at once, or some after another.',
  context: nothingOffered,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: {
        'user.open': [
          {
            guard: { type: 'isForMany', params: ({ event }) => event },
            target: 'open.some',
            actions: { type: 'offer', params: ({ event }) => event },
          },
          { target: 'open.one', actions: { type: 'offer', params: ({ event }) => event } },
        ],
      },
    },
    open: {
      initial: 'one',
      on: {
        'user.close': 'closed',
        'user.turn': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          actions: { type: 'turn', params: ({ event }) => event },
        },
      },
      states: {
        one: {
          on: {
            'user.pick': {
              target: '#document-picker.closed',
              actions: { type: 'tellOne', params: ({ event }) => event },
            },
            'document.made': {
              target: '#document-picker.closed',
              actions: { type: 'tellOne', params: ({ event }) => event },
            },
          },
        },
        some: {
          on: {
            'user.toggle': {
              guard: { type: 'canToggle', params: ({ event }) => event },
              actions: { type: 'toggle', params: ({ event }) => event },
            },
            'user.togglePage': {
              guard: { type: 'canTogglePage', params: ({ event }) => event },
              actions: { type: 'togglePage', params: ({ event }) => event },
            },
            'document.made': {
              guard: { type: 'canAdd', params: ({ event }) => event },
              actions: { type: 'toggle', params: ({ event }) => event },
            },
            'user.add': {
              guard: 'isAnyChosen',
              target: '#document-picker.closed',
              actions: 'tellChosen',
            },
          },
        },
      },
    },
  },
})
