import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import type { ClientField } from '#config-schema'
import type { Form } from '../kit/form.ts'

/** Where a component of the site's stands. */
export interface SitePlace {
  /** What the panel would show here. */
  own: ReactNode
  /** null: it is in no document. */
  form?: Form | null
  /** Of the field, or of the row. */
  path?: string
  field?: ClientField
  /** Of the row, from 0. */
  rowIndex?: number
}

export const SitePlaceContext = createContext<SitePlace>({ own: null })

export const useSitePlace = (): SitePlace => use(SitePlaceContext)

/** The document that the component is in. */
export function useSiteForm(): Form {
  const { form } = useSitePlace()
  if (!form) throw new Error('This component asks for a document, and stands in none.')
  return form
}
