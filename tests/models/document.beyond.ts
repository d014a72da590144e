import type { DocumentEvent, DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import type { Step } from '#testing'
import { rowsIn } from './document.values.ts'

/** Why no view can cause a step of the document here; undefined: one can. */
export function reasonAgainst(step: Step, snapshot: DocumentSnapshot): string | undefined {
  if (step.cause === 'event') return reasonAgainstEvent(step.event as DocumentEvent, snapshot)
  if (step.cause !== 'failed' || !isNew(snapshot.context)) return undefined
  const isStale = step.error instanceof Problem && step.error.code === 'document.stale'
  return isStale ? 'nobody else can save what does not exist yet' : undefined
}

function reasonAgainstEvent(event: DocumentEvent, snapshot: DocumentSnapshot): string | undefined {
  const { context } = snapshot
  const isWithoutSession = isOver(context.problem)
  switch (event.type) {
    case 'browser.online':
      return isWithoutSession ? 'without a session it would only be refused again' : undefined
    case 'session.renewed':
      return isWithoutSession ? undefined : 'nobody is asked to sign in'
    case 'user.retry':
      if (!snapshot.matches('unavailable')) return 'only the message about reading offers it'
      return isWithoutSession ? behindSignIn : undefined
    default:
      break
  }
  if (!snapshot.matches('open')) return 'there is no document on the screen'
  if (isWithoutSession) return behindSignIn
  switch (event.type) {
    case 'user.edit':
      return context.permissions.update ? reasonAgainstEdit(event, snapshot) : readOnly
    case 'user.save':
      if (!context.permissions.update) return readOnly
      if (isGone(snapshot)) return 'what was deleted would only be refused again'
      if (event.intent === 'unpublish' && !snapshot.can(event)) return 'the menu does not offer it'
      return event.intent === 'publish' && isPublishing(snapshot) ? 'its button is busy' : undefined
    case 'user.choose':
      return context.conflicts.length > 0 ? undefined : 'there is nothing to choose'
    case 'user.revert':
      return snapshot.can(event) ? undefined : 'the menu does not offer it'
    case 'server.deleted':
      return context.permissions.delete && !isNew(context)
        ? undefined
        : 'the menu does not offer to delete it'
    default:
      return undefined
  }
}

const isGone = (snapshot: DocumentSnapshot): boolean =>
  snapshot.matches({ open: { settled: 'gone' } }) || snapshot.matches({ open: { unsaved: 'gone' } })

type Edit = Extract<DocumentEvent, { type: 'user.edit' }>

function reasonAgainstEdit(edit: Edit, snapshot: DocumentSnapshot): string | undefined {
  const { context } = snapshot
  switch (edit.change) {
    case 'step':
      return 'undoing is of the history: see there'
    case 'fill':
      return 'what is filled in comes of a recovery: see there'
    case 'unparsed':
      return context.unparsed.some(({ text }) => text === edit.text)
        ? 'no key changes nothing'
        : undefined
    case 'insertRow':
      return undefined
    case 'parsed':
      return context.unparsed.length === 0 ? 'nothing is half typed' : undefined
    case 'removeRow':
    case 'moveRow':
      if (isNew(context)) return 'a new document begins without rows'
      return rowsIn(snapshot).length < 2 ? 'there are too few rows' : undefined
    default:
      if (edit.value === context.values.title) return 'no key changes nothing'
      return isNew(context) && snapshot.matches({ open: 'saving' }) && edit.value === 'Hello'
        ? 'what a new document began with is not the title of the plan'
        : undefined
  }
}

const isPublishing = (snapshot: DocumentSnapshot) =>
  snapshot.matches({ open: 'saving' }) &&
  [snapshot.context.intent, snapshot.context.next].includes('publish')

const behindSignIn = 'signing in again stands over the page'
const readOnly = 'who may only read is offered nothing to change'

/** Whether the session is over, so that signing in again is asked for. */
export const isOver = (problem: ProblemData | null) => problem?.code === 'session.ended'
