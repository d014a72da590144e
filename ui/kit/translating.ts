import type { ComponentType, ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import type { ClientField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import type { TranslatedLeaf, TranslationActor } from '#machines/translation'
import type { Form } from './form.ts'
import { keptChoice } from './kept-choice.ts'

/** Whether this person translates documents beside their source. */
export const translatingChoice = keptChoice('translating', ['off', 'on'])

/** Somebody has just asked to translate: once the source is there, they begin to write. */
export const translatingWish = {
  isOpen: false,
  make(): void {
    this.isOpen = true
  },
  take(): boolean {
    const isOpen = this.isOpen
    this.isOpen = false
    return isOpen
  },
}

export interface TranslatedFieldProps {
  form: Form
  field: ClientField
  path: string
  translating: Translating
  children: ReactNode
}

/** What is to be translated, as the form has it now: no field asks for more than its own. */
export interface TranslatedLeaves {
  at(path: string): TranslatedLeaf | undefined
  /** Whether something is shown at or below one of these paths; everything is until the source is known. */
  shows(paths: readonly string[]): boolean
  subscribe(listener: () => void): () => void
}

/** A document that can be translated, as its fields show it: their files come with the first that can. */
export interface Translating {
  actor: TranslationActor
  /** Somebody translates it now. */
  isOn: boolean
  /** The language that is translated from. */
  source: string
  leaves: TranslatedLeaves
  Field: ComponentType<TranslatedFieldProps>
}

interface Shown {
  current(): Translating | null
  show(shown: Translating | null): void
  subscribe(listener: () => void): () => void
}

const known = new WeakMap<DocumentActor, Shown>()

export function translatingOf(document: DocumentActor): Shown {
  const shown = known.get(document) ?? notTranslating()
  known.set(document, shown)
  return shown
}

/** null: it is its own source, or the files are on their way. */
export function useTranslating(document: DocumentActor): Translating | null {
  const { current, subscribe } = translatingOf(document)
  return useSyncExternalStore(subscribe, current, current)
}

function notTranslating(): Shown {
  let shown: Translating | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => shown,
    show(next) {
      shown = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
