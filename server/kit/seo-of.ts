import { isRecord } from '#contracts/is-record'
import type { LengthRange, SeoPart, SeoText } from '#contracts/seo'
import { descriptionRange, titleRange } from '#contracts/seo'
import { seoComponents } from './seo-marks.ts'

/** What a field is to search engines, where it names a component of Payload's plugin (SEO-1). */
export function seoOf(field: { admin?: object; name?: string }): { seo?: SeoPart } {
  const { components } = (field.admin ?? {}) as { components?: Record<string, unknown> }
  const written = components?.Field
  const path = isRecord(written) ? written.path : written
  const part = parts.find((one) => seoComponents[one] === path)
  if (!part) return {}
  const props = isRecord(written) && isRecord(written.clientProps) ? written.clientProps : {}
  return { seo: seoPartOf(part, field, props) }
}

const parts = Object.keys(seoComponents) as (keyof typeof seoComponents)[]

type Props = Readonly<Record<string, unknown>>

function seoPartOf(part: (typeof parts)[number], field: object, props: Props): SeoPart {
  switch (part) {
    case 'title':
      return {
        part,
        range: rangeOf({ ...props, ...lengthsIn(field) }, titleRange),
        generates: props.hasGenerateTitleFn === true,
      }
    case 'description':
      return {
        part,
        range: rangeOf({ ...props, ...lengthsIn(field) }, descriptionRange),
        generates: props.hasGenerateDescriptionFn === true,
      }
    case 'image':
      return { part, generates: props.hasGenerateImageFn === true }
    default:
      return {
        part,
        title: seoText(props.titlePath, props.titleOverrides, titleRange),
        description: seoText(props.descriptionPath, props.descriptionOverrides, descriptionRange),
        ...(props.hasImage !== false && { image: { path: pathIn(props.imagePath) } }),
        generates: props.hasGenerateURLFn === true,
      }
  }
}

const seoText = (path: unknown, lengths: unknown, usual: LengthRange): SeoText => ({
  path: pathIn(path),
  range: rangeOf(isRecord(lengths) ? lengths : {}, usual),
})

const pathIn = (path: unknown): string | null =>
  typeof path === 'string' && path !== '' ? path : null

/** The field's own bounds come before those that it is only shown with. */
function lengthsIn(field: object): Props {
  const { minLength, maxLength } = field as { minLength?: unknown; maxLength?: unknown }
  return { ...(minLength ? { minLength } : {}), ...(maxLength ? { maxLength } : {}) }
}

const rangeOf = ({ minLength, maxLength }: Props, usual: LengthRange): LengthRange => ({
  min: typeof minLength === 'number' && minLength > 0 ? minLength : usual.min,
  max: typeof maxLength === 'number' && maxLength > 0 ? maxLength : usual.max,
})
