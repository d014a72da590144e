import type { LengthVerdict } from '#contracts/seo'
import { judgeLength } from '#contracts/seo'
import type { TextKey } from '#locales'
import { useText } from '../../kit/text.tsx'
import { newWindow } from '../../parts/new-window.ts'
import type { Form } from '../form.ts'
import { useValue } from '../form.ts'
import { Generate } from './Generate.tsx'
import type { SeoTextField } from './seo-fields.ts'
import css from './TextAid.module.css'

interface Props {
  form: Form
  field: SeoTextField
  path: string
}

const characters: Readonly<Record<LengthVerdict, TextKey>> = {
  missing: 'seo.characters.needed',
  tooShort: 'seo.characters.needed',
  almostThere: 'seo.characters.needed',
  good: 'seo.characters.left',
  tooLong: 'seo.characters.tooMany',
}

/** What search engines say about writing them. */
const guidance = {
  title: 'https://developers.google.com/search/docs/appearance/title-link',
  description: 'https://developers.google.com/search/docs/appearance/snippet',
}

/** How long the text is against how long it should be (SEO-2), and what the server would write. */
export function TextAid({ form, field, path }: Props) {
  const text = useText()
  const { range, part } = field.seo
  const judged = judgeLength(useValue(form, path), range)
  return (
    <div className={css.root} data-part="seo-length" data-verdict={judged.verdict}>
      <div className={css.line}>
        <span className={css.bar} aria-hidden="true">
          <span className={css.filled} style={{ inlineSize: `${judged.ratio * 100}%` }} />
        </span>
        <span className={css.words}>
          <span className={css.verdict}>{text(`seo.length.${judged.verdict}`)}</span>
          {' · '}
          {text(characters[judged.verdict], { count: judged.characters })}
        </span>
        <span className={css.tip}>
          {text('seo.tip', { min: range.min, max: range.max })}{' '}
          <a href={guidance[part]} {...newWindow}>
            {text('seo.guidance')}
          </a>
        </span>
      </div>
      {field.seo.generates && <Generate form={form} field={field} path={path} what={part} />}
    </div>
  )
}
