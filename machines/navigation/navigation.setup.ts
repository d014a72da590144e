import { assign, emit, enqueueActions, setup } from 'xstate'
import {
  departureOf,
  destinationOf,
  groupToggled,
  leavesDocuments,
  unanswered,
  unsavedAfter,
} from './navigation.data.ts'
import type {
  Departure,
  NavigationContext,
  NavigationEmitted,
  NavigationEvent,
  NavigationInput,
} from './navigation.types.ts'
import type { UnsavedWork } from './unsaved-work.ts'
import { asksFirst, isKnown, leaveQuestion, withoutUnsaved, withUnsaved } from './unsaved-work.ts'

/** The words of navigation: what it knows, hears and tells. */
export const navigationSetup = setup({
  types: {} as {
    context: NavigationContext
    events: NavigationEvent
    input: NavigationInput
    emitted: NavigationEmitted
    tags: 'shown' | 'sheet' | 'animating' | 'hydrated'
  },
  guards: {
    leavesWork: ({ context, event }) => {
      const departure = departureOf(context, event)
      return (
        departure !== null && asksFirst(unanswered(context)) && leavesDocuments(context, departure)
      )
    },
    hasDeparted: ({ context }) => context.departure === null,
    canSave: ({ context }) => leaveQuestion(context.unsaved).saveAs !== null,
    /** It was the last that asked: by now it is saved, or saves itself. */
    answersQuestion: ({ context }, { key, work }: Changed) =>
      !asksFirst(work ? withUnsaved(context.unsaved, work) : withoutUnsaved(context.unsaved, key)),
    settlesLast: ({ context }, { key }: Changed) =>
      withoutUnsaved(context.unsaved, key).length === 0,
    isUnsaved: ({ context }, { key }: Changed) => isKnown(context.unsaved, key),
    isLocaleKnown: ({ context }) => context.locale !== null,
    isLocaleRead: ({ event }) => event.type === 'server.localeRead' && event.locale !== null,
    isNarrow: ({ context }) => context.isNarrow,
    keptOpen: ({ event }) =>
      event.type === 'server.preferencesRead' && (event.preferences?.open ?? true),
    becomesNarrow: ({ event }) => event.type === 'browser.resized' && event.isNarrow,
    wantsOpen: ({ context }) => context.preferences.open,
  },
  actions: {
    rememberDeparture: assign(({ context, event }) => ({
      departure: departureOf(context, event),
      givenUp: [],
    })),
    forgetDeparture: assign({ departure: null }),
    leaveBehind: assign(({ context, event }) => {
      const departure = departureOf(context, event)
      return { givenUp: [], ...(departure && { unsaved: unsavedAfter(context, departure) }) }
    }),
    go: enqueueActions(({ context, event, enqueue }) =>
      depart(context, departureOf(context, event), enqueue),
    ),
    arrive: assign(({ context, event }) => ({
      place: event.type === 'browser.moved' ? event.to : context.place,
    })),
    rollBack: emit(({ event }) => ({
      type: 'rolledBack' as const,
      delta: event.type === 'browser.moved' ? event.delta : 0,
    })),
    depart: enqueueActions(({ context, enqueue }) => {
      // Until the browser has made its step, all that is unsaved is still on screen.
      if (context.departure?.kind === 'traverse') {
        enqueue.assign({ givenUp: context.unsaved.map(({ key }) => key) })
      } else {
        enqueue.assign({ unsaved: [], departure: null })
      }
      depart(context, context.departure, enqueue)
    }),
    rename: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'document.named') return
      depart(context, { kind: 'replace', to: event.place }, enqueue)
    }),
    wantSave: emit({ type: 'saveWanted' as const }),
    countUnsaved: assign(({ context, event }) =>
      event.type === 'document.unsaved'
        ? { unsaved: withUnsaved(context.unsaved, workIn(event)) }
        : {},
    ),
    discountUnsaved: assign(({ context, event }) =>
      event.type === 'document.settled'
        ? { unsaved: withoutUnsaved(context.unsaved, event.key) }
        : {},
    ),
    adoptLocale: assign(({ context, event }) => ({
      locale: event.type === 'server.localeRead' ? event.locale : context.locale,
    })),
    forgetLocale: assign({ locale: null }),
    measure: assign(({ context, event }) => ({
      isNarrow: event.type === 'browser.resized' ? event.isNarrow : context.isNarrow,
    })),
    adoptPreferences: assign(({ context, event }) => ({
      preferences:
        event.type === 'server.preferencesRead' && event.preferences
          ? event.preferences
          : context.preferences,
    })),
    toggleGroup: assign(({ context, event }) => ({
      preferences:
        event.type === 'user.toggleGroup'
          ? groupToggled(context.preferences, event.group)
          : context.preferences,
    })),
    preferOpen: assign(({ context }) => ({ preferences: { ...context.preferences, open: true } })),
    preferClosed: assign(({ context }) => ({
      preferences: { ...context.preferences, open: false },
    })),
    keepPreferences: emit(({ context }) => ({
      type: 'preferencesChanged' as const,
      preferences: context.preferences,
    })),
  },
  delays: { menuMotion: 160 },
})

/** What a document has told of its unsaved work; without it, it has none any more. */
export interface Changed {
  key: string
  work?: UnsavedWork
}

export const workIn = ({
  type: _,
  ...work
}: Extract<NavigationEvent, { type: 'document.unsaved' }>): UnsavedWork => work

interface Enqueue {
  assign(update: Partial<NavigationContext>): void
  emit(event: NavigationEmitted): void
}

/** A step in the history is made by the browser, and is heard of again when it has been made. */
function depart(context: NavigationContext, departure: Departure | null, enqueue: Enqueue): void {
  if (departure === null) return
  if (departure.kind === 'traverse') {
    enqueue.emit({ type: 'traversed', delta: departure.delta })
  } else if (departure.kind === 'signOut') {
    enqueue.emit({ type: 'signOutWanted' })
  } else {
    const { kind } = departure
    const to = destinationOf(context, departure)
    enqueue.assign({ place: to, ...(kind === 'translate' && { locale: departure.locale }) })
    // A step back would lead to the same screen, in the language that is kept by now.
    enqueue.emit({ type: 'entered', kind: kind === 'translate' ? 'replace' : kind, to })
    if (kind === 'translate') enqueue.emit({ type: 'localeChosen', locale: departure.locale })
  }
}
