import { useSelector } from '@xstate/react'
import type { DocumentData } from '#contracts/documents'
import type { Form } from '../form.ts'

/** The values in which the server describes the document's file: they change with a save alone. */
export const useStoredFile = ({ document }: Form): DocumentData =>
  useSelector(document, ({ context }) => context.base)
