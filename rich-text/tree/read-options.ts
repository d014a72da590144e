import type { DocumentData } from '#contracts/documents'
import type { Reference } from './rich-tree.ts'

export interface ReadOptions {
  /** The address of a document of the site; null or undefined: it has none, and isn't linked. */
  urlOf?: (reference: Reference) => string | null | undefined
  /** Finds documents and files of a text that was read with `depth=0`. */
  documentOf?: (reference: Reference) => DocumentData | null | undefined
  /** Where Payload runs, for the addresses of files, which Payload gives without a host. */
  serverURL?: string
  /** The `state` that the config gives to Payload's `TextStateFeature`. */
  textStates?: TextStates
}

export type TextStates = Readonly<
  Record<string, Readonly<Record<string, { css: Readonly<Record<string, string>> }>>>
>
