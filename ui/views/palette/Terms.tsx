import { Suspense } from 'react'
import type { TextKey } from '#locales'
import { RecordTexts } from '../../kit/record-texts.tsx'
import { useText } from '../../kit/text.tsx'
import css from './Terms.module.css'

/** Each by the name that a screen has for it. */
const terms: readonly (readonly [name: TextKey, means: TextKey])[] = [
  ['status.draft', 'terms.draft'],
  ['status.published', 'terms.published'],
  ['status.changed', 'terms.changed'],
  ['status.scheduled', 'terms.scheduled'],
  ['document.confirmUnpublish.confirm', 'terms.unpublish'],
  ['document.confirmRevert.confirm', 'terms.revert'],
  ['tabs.versions', 'terms.versions'],
  ['versions.autosave', 'terms.autosave'],
  ['preflight.title', 'terms.preflight'],
  ['lock.takeOver', 'terms.takeOver'],
  ['trash.name', 'terms.trash'],
  ['views.open', 'terms.views'],
  ['richText.slash.blocks', 'terms.blocks'],
  ['shell.contentLocale', 'terms.contentLanguage'],
]

export function Terms() {
  return (
    <Suspense>
      <RecordTexts>
        <TermList />
      </RecordTexts>
    </Suspense>
  )
}

function TermList() {
  const text = useText()
  return (
    <dl className={css.root}>
      {terms.map(([name, means]) => (
        <div key={name}>
          <dt>{text(name)}</dt>
          <dd>{text(means)}</dd>
        </div>
      ))}
    </dl>
  )
}
