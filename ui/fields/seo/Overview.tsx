import { judgeLength } from '#contracts/seo'
import { useText } from '../../kit/text.tsx'
import type { Form } from '../form.ts'
import { useValue } from '../form.ts'
import { pathOfPart } from './beside.ts'
import css from './Overview.module.css'
import type { SeoUiField } from './seo-fields.ts'

interface Props {
  form: Form
  field: SeoUiField
  path: string
}

/** How much of what search engines and shared links need is there (SEO-1). */
export function Overview({ form, field: { seo }, path }: Props) {
  const text = useText()
  const title = useValue(form, pathOfPart(seo.title.path, path, 'title'))
  const description = useValue(form, pathOfPart(seo.description.path, path, 'description'))
  const image = useValue(form, pathOfPart(seo.image?.path ?? null, path, 'image'))
  const checks = [
    judgeLength(title, seo.title.range).verdict === 'good',
    judgeLength(description, seo.description.range).verdict === 'good',
    // Payload counts the picture also where the fields have none.
    Boolean(image),
  ]
  const current = checks.filter(Boolean).length
  return (
    <p className={css.root} data-part="seo-overview" data-complete={current === checks.length}>
      {text('seo.checks', { current, total: checks.length })}
    </p>
  )
}
