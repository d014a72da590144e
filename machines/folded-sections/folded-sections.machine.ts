import { assign, setup } from 'xstate'
import { asTheyAre, isFolded, without, withReplaced } from './folded-sections.data.ts'
import type {
  FoldedSectionsContext,
  FoldedSectionsEvent,
  Section,
} from './folded-sections.types.ts'

type Params<Type extends FoldedSectionsEvent['type']> = Extract<FoldedSectionsEvent, { type: Type }>

const heard = {
  fold: ({ event }: { event: Params<'user.fold'> }) => event,
  unfold: ({ event }: { event: Params<'user.unfold'> }) => event,
  needed: ({ event }: { event: Params<'page.needed'> }) => event,
  changed: ({ event }: { event: Params<'page.changed'> }) => event,
  replaced: ({ event }: { event: Params<'page.replaced'> }) => event,
}

/**
 * The sections of a text that somebody has folded away while working elsewhere (RICH-10). It's theirs,
 * and the view's: neither the document nor its history knows of it.
 */
export const foldedSectionsMachine = setup({
  types: {} as {
    context: FoldedSectionsContext
    events: FoldedSectionsEvent
  },
  guards: {
    hasBlocks: (_, { section }: { section: Section }) => section.blocks.length > 0,
    isHidden: ({ context: { folded } }, { block }: { block: string }) =>
      folded.some(({ blocks }) => blocks.includes(block)),
    isFolded: ({ context }, { heading }: { heading: string }) => isFolded(context, heading),
    isNothingFolded: ({ context }) => context.folded.length === 0,
  },
  actions: {
    fold: assign(({ context: { folded } }, { section }: { section: Section }) => ({
      folded: [...folded.filter(({ heading }) => heading !== section.heading), section],
    })),
    unfold: assign(({ context: { folded } }, wanted: { heading: string }) => ({
      folded: folded.filter(({ heading }) => heading !== wanted.heading),
    })),
    show: assign(({ context: { folded } }, { block }: { block: string }) => ({
      folded: without(folded, [block]),
    })),
    follow: assign(({ context: { folded } }, replaced: { block: string; by: string }) => ({
      folded: withReplaced(folded, replaced),
    })),
    keepUp: assign(({ context: { folded } }, changed: Params<'page.changed'>) => ({
      folded: without(asTheyAre(folded, changed.sections), changed.inSight),
    })),
  },
}).createMachine({
  id: 'folded-sections',
  description: 'The sections of a text that somebody has folded away.',
  context: { folded: [] },
  initial: 'open',
  states: {
    open: {
      description: 'The whole text is in sight.',
      on: {
        'user.fold': {
          guard: { type: 'hasBlocks', params: heard.fold },
          target: 'folded',
          actions: { type: 'fold', params: heard.fold },
        },
      },
    },
    folded: {
      always: { guard: 'isNothingFolded', target: 'open' },
      on: {
        'user.fold': {
          guard: { type: 'hasBlocks', params: heard.fold },
          actions: { type: 'fold', params: heard.fold },
        },
        'user.unfold': {
          guard: { type: 'isFolded', params: heard.unfold },
          actions: { type: 'unfold', params: heard.unfold },
        },
        'page.needed': {
          guard: { type: 'isHidden', params: heard.needed },
          actions: { type: 'show', params: heard.needed },
        },
        'page.changed': { actions: { type: 'keepUp', params: heard.changed } },
        'page.replaced': { actions: { type: 'follow', params: heard.replaced } },
      },
    },
  },
})
