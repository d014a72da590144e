import type { ClientField, FieldOfKind } from '#contracts/fields'
import type { SeoPart } from '#contracts/seo'

type With<Part extends SeoPart['part']> = { seo: Extract<SeoPart, { part: Part }> }
type AnyPart<Part extends SeoPart['part']> = { seo: SeoPart & { part: Part } }

export type SeoTextField = FieldOfKind<'text' | 'textarea'> & With<'title' | 'description'>
export type SeoImageField = FieldOfKind<'upload'> & With<'image'>
export type SeoUiField = FieldOfKind<'ui'> & AnyPart<'overview' | 'preview'>

/** A config may name a component for a kind of field that it is not made for: then it is not drawn. */
export const isSeoText = (field: ClientField): field is SeoTextField =>
  (field.type === 'text' || field.type === 'textarea') &&
  (field.seo?.part === 'title' || field.seo?.part === 'description')

export const isSeoImage = (field: ClientField): field is SeoImageField =>
  field.type === 'upload' && field.seo?.part === 'image'

export const isSeoShown = (field: ClientField): field is SeoUiField =>
  field.type === 'ui' && (field.seo?.part === 'overview' || field.seo?.part === 'preview')
