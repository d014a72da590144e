import type { ReactNode } from 'react'
import { createContext, use } from 'react'
import type { ClientField } from '#contracts/fields'
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
  /** Where it stands for a whole block. */
  block?: SiteBlock
}

/** The pieces of a block as the panel draws it, and what opens and closes it. */
export interface SiteBlock {
  header: ReactNode
  fields: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

export const SitePlaceContext = createContext<SitePlace>({ own: null })

export const useSitePlace = (): SitePlace => use(SitePlaceContext)

/** The block that the component stands for. */
export function useSiteBlock(): SiteBlock {
  const { block } = useSitePlace()
  if (!block) throw new Error('This component asks for a block, and stands for none.')
  return block
}

/** The document that the component is in. */
export function useSiteForm(): Form {
  const { form } = useSitePlace()
  if (!form) throw new Error('This component asks for a document, and stands in none.')
  return form
}
