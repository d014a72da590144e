import type { DocumentRef } from '#contracts/documents'
import type { UnsavedWork } from './unsaved-work.ts'

/** A place in the panel: the address without its origin. */
export interface Place {
  /** e.g. '/admin/collections/posts/12' */
  path: string
  /** With its '?', or empty. */
  search: string
  /** Comes into sight there; the address doesn't name it. */
  shown?: FieldPlace
}

/** A field of a document. */
export interface FieldPlace {
  ref: DocumentRef
  path: string
}

/** A step that waits for an answer: a new entry, a replaced one, or `delta` steps in the history. */
export type Departure =
  | { kind: 'push' | 'replace'; to: Place }
  /** The place that one is at by then, in another content language, which is kept from then on. */
  | { kind: 'translate'; locale: string; shown?: FieldPlace }
  | { kind: 'traverse'; to: Place; delta: number }
  | { kind: 'signOut' }

/** What a person keeps of the side navigation, on the server (NAV-5). */
export interface NavigationPreferences {
  open: boolean
  /** By group label; what is not named is open. */
  groups: Readonly<Record<string, { open: boolean }>>
}

export interface NavigationInput {
  place: Place
  /** The content language of whoever is here already; null: nobody is, or there is but one. */
  locale: string | null
  isNarrow: boolean
}

export interface NavigationContext {
  place: Place
  /** What this person works in, wherever an address names no content language (I18N-2). */
  locale: string | null
  departure: Departure | null
  /** Of the documents on screen. */
  unsaved: readonly UnsavedWork[]
  /** The keys of what may be left behind by the step that the browser makes now. */
  givenUp: readonly string[]
  isNarrow: boolean
  preferences: NavigationPreferences
}

export type NavigationEvent =
  | { type: 'user.go'; to: Place; replace: boolean }
  | { type: 'user.chooseLocale'; locale: string; shown?: FieldPlace }
  | { type: 'user.signOut' }
  | { type: 'user.stay' }
  | { type: 'user.leave' }
  | { type: 'user.saveAndLeave' }
  | { type: 'user.toggleMenu' }
  | { type: 'user.closeMenu' }
  | { type: 'user.toggleGroup'; group: string }
  | { type: 'browser.moved'; to: Place; delta: number }
  | { type: 'browser.resized'; isNarrow: boolean }
  | ({ type: 'document.unsaved' } & UnsavedWork)
  | { type: 'document.settled'; key: string }
  /** The save that was asked for came to nothing; the document says why. */
  | { type: 'document.notSaved'; key: string }
  | { type: 'document.named'; place: Place }
  /** What the server keeps of the person who signed in, or its default. */
  | { type: 'server.localeRead'; locale: string | null }
  | { type: 'session.left' }
  | { type: 'server.preferencesRead'; preferences: NavigationPreferences | null }

/** What the browser, or the server, has to do. */
export type NavigationEmitted =
  | { type: 'entered'; kind: 'push' | 'replace'; to: Place }
  /** What the server keeps from now on. */
  | { type: 'localeChosen'; locale: string }
  | { type: 'traversed'; delta: number }
  /** Whoever wanted to sign out has nothing here that keeps them. */
  | { type: 'signOutWanted' }
  | { type: 'rolledBack'; delta: number }
  /** Every document with unsaved work is to be saved. */
  | { type: 'saveWanted' }
  | { type: 'preferencesChanged'; preferences: NavigationPreferences }
