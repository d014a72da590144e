import type { ComponentType, ReactNode } from 'react'
import { later } from '../../kit/later.tsx'
import { RecordTexts } from '../../kit/record-texts.tsx'
import type { Form } from '../form.ts'
import css from './SeoAid.module.css'
import type { SeoImageField, SeoTextField, SeoUiField } from './seo-fields.ts'

const withTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later<Props>(async () => {
    const Loaded = await load()
    return (props: Props) => (
      <RecordTexts>
        <Loaded {...props} />
      </RecordTexts>
    )
  })

interface AidProps<Field> {
  form: Form
  field: Field
  path: string
}

const TextAid = withTexts<AidProps<SeoTextField>>(
  async () => (await import('./TextAid.tsx')).TextAid,
)
const ImageAid = withTexts<AidProps<SeoImageField>>(
  async () => (await import('./ImageAid.tsx')).ImageAid,
)
const Overview = withTexts<AidProps<SeoUiField>>(
  async () => (await import('./Overview.tsx')).Overview,
)
const Preview = withTexts<AidProps<SeoUiField>>(async () => (await import('./Preview.tsx')).Preview)

/** Its room is there before its files are: what stands below is not moved by them. */
const room = (lines: number): ReactNode => <div className={css.room} data-lines={lines} />

/** Below a text of the search result: whether it is long enough, and what the server would write. */
export const SeoTextAid = (props: AidProps<SeoTextField>) => (
  <TextAid {...props} pending={room(2)} />
)

/** Below the picture of a shared link. */
export const SeoImageAid = (props: AidProps<SeoImageField>) => (
  <ImageAid {...props} pending={room(1)} />
)

/** How a document looks to search engines and in shared links, and what it still lacks. */
export const SeoShown = (props: AidProps<SeoUiField>) =>
  props.field.seo.part === 'overview' ? (
    <Overview {...props} pending={room(1)} />
  ) : (
    <Preview {...props} pending={room(6)} />
  )
