import { useText } from '../../kit/text.tsx'
import type { Form } from '../form.ts'
import { useValue } from '../form.ts'
import { referencesIn } from '../references/references.ts'
import { Generate } from './Generate.tsx'
import css from './ImageAid.module.css'
import type { SeoImageField } from './seo-fields.ts'

interface Props {
  form: Form
  field: SeoImageField
  path: string
}

/** Whether there is a picture, and the one that the server would choose (SEO-1). */
export function ImageAid({ form, field, path }: Props) {
  const text = useText()
  const isThere = referencesIn(field, useValue(form, path)).length > 0
  return (
    <div className={css.root}>
      <span className={css.badge} data-good={isThere}>
        {text(isThere ? 'seo.image.good' : 'seo.image.none')}
      </span>
      {field.seo.generates && <Generate form={form} field={field} path={path} what="image" />}
    </div>
  )
}
