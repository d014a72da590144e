import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from '#machines/navigation'
import type { Step } from '#testing'

/** Why no view can cause an event of the navigation here; undefined: one can. */
export function reasonAgainst(step: EventStep, snapshot: Snapshot): string | undefined {
  const { context } = snapshot
  const isSaving = snapshot.matches({ address: 'saving' })
  const isAsking = isSaving || snapshot.matches({ address: 'asking' })
  const isSheet = snapshot.hasTag('sheet') && snapshot.hasTag('shown')
  const isAtList = context.place.path === '/posts'
  const isToList = step.example === 'to the list'
  switch (step.event.type) {
    case 'user.stay':
    case 'user.leave':
      if (!isAsking) return 'only the question about leaving offers it'
      return context.departure?.kind === 'traverse' ? movesByItself : undefined
    case 'user.saveAndLeave':
      if (isSaving) return 'it is being saved'
      return isAsking ? undefined : 'only the question about leaving offers it'
    case 'user.go':
      if (isAsking) return behindQuestion
      if (isSheet && !isToList) return 'the sheet lies over the list'
      return isAtList === isToList ? 'where one is, is no link' : undefined
    case 'user.chooseLocale':
      if (isAsking) return behindQuestion
      if (isSheet) return 'the sheet lies over the choice'
      if (snapshot.matches({ locale: 'unknown' })) return 'who is here is known to the page'
      return context.locale === 'de' ? 'it is chosen already' : undefined
    case 'user.toggleMenu':
      if (isSheet) return 'the sheet lies over its button'
      return isAsking ? behindQuestion : undefined
    case 'user.closeMenu':
      if (isAsking) return behindQuestion
      return isSheet ? undefined : 'only the sheet can be closed'
    case 'user.toggleGroup':
      if (isAsking) return behindQuestion
      return snapshot.hasTag('shown') ? undefined : 'the groups are not shown'
    case 'browser.moved':
      return isToList && !isAtList ? undefined : 'the history has no such step'
    case 'browser.resized':
      return step.example === (context.isNarrow ? 'narrow' : 'wide')
        ? 'the browser speaks of changes only'
        : undefined
    case 'document.unsaved':
      if (step.example !== 'one') return oneDocument
      if (isAsking || isSheet) return 'something lies over the fields'
      if (context.unsaved.length > 0) return 'it is unsaved already'
      return isAtList ? 'no document is on the screen' : undefined
    case 'document.settled':
      if (step.example === 'two') return oneDocument
      if (context.unsaved.length === 0) return 'nothing is unsaved'
      return isAsking && context.departure?.kind === 'traverse' ? movesByItself : undefined
    case 'document.notSaved':
      if (step.example === 'two') return oneDocument
      return isSaving ? undefined : 'it answers a save that leaving waits for'
    case 'server.preferencesRead':
      return snapshot.hasTag('hydrated') ? 'it is read once' : undefined
    default:
      return undefined
  }
}

type Snapshot = SnapshotFrom<typeof navigationMachine>
type EventStep = Extract<Step, { cause: 'event' }>

const behindQuestion = 'the question about leaving stands over the page'
const movesByItself = 'the browser then goes on by itself, which is a step of its own'
const oneDocument = 'one document is on the screen at a time, and it does not save itself'
