import { RetryNotice } from '../../actions/RetryNotice.tsx'
import type { Versioned } from '../../client/version-pages.ts'
import { useConfig } from '../../kit/config.ts'
import { useGo, usePath, useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { FieldSet } from '../../parts/FieldSet.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import type { Current } from '../versions/statuses.ts'
import css from './ComparisonTools.module.css'
import type { ComparisonPlace } from './comparison-place.ts'
import { comparisonHref } from './comparison-place.ts'
import { OtherVersion } from './OtherVersion.tsx'
import type { Comparison } from './use-compare.ts'

interface Props {
  of: Versioned
  place: ComparisonPlace
  compare: Comparison
  current: Current
  isLocalized: boolean
}

/** With which version, in which languages, and whether only what differs. All of it is in the address. */
export function ComparisonTools({ place, compare, current, isLocalized }: Props) {
  const text = useText()
  const go = useGo()
  const at = { path: usePath(), search: useSearch() }
  const { localization } = useConfig()
  // Another version is another place to come back to; how it is looked at is none.
  const change = (changed: Partial<ComparisonPlace>) =>
    go(comparisonHref(at, changed), { replace: changed.compareValue === undefined })
  const { localeCodes, modifiedOnly, view } = place
  const locales = isLocalized && localization ? localization.locales : []
  const toggled = (code: string) =>
    locales
      .map((locale) => locale.code)
      .filter((one) => localeCodes.includes(one) !== (one === code))
  return (
    <div className={css.root}>
      {compare.retryChoices ? (
        <RetryNotice
          id="version-choices-retry"
          detail={text('version.choicesFailed')}
          onRetry={compare.retryChoices}
        >
          {text('version.choicesFailed')}
        </RetryNotice>
      ) : (
        <OtherVersion
          {...{ compare, current }}
          chosen={place.compareValue}
          onChange={(compareValue) => change({ compareValue })}
        />
      )}
      <RadioGroup
        legend={text('version.view')}
        direction="row"
        choices={[
          { value: 'fields', label: text('version.fields') },
          { value: 'json', label: 'JSON' },
        ]}
        value={view}
        onChange={(chosen) => change({ view: chosen === 'json' ? 'json' : 'fields' })}
      />
      {view === 'fields' && locales.length > 0 && (
        <FieldSet level="field" direction="row" legend={text('version.locales')}>
          {locales.map(({ code, label }) => (
            <Checkbox
              key={code}
              label={label}
              checked={localeCodes.includes(code)}
              onChange={() => {
                const codes = toggled(code)
                if (codes.length > 0) change({ localeCodes: codes })
              }}
            />
          ))}
        </FieldSet>
      )}
      {view === 'fields' && (
        <Checkbox
          id="modified-only"
          label={text('version.modifiedOnly')}
          checked={modifiedOnly}
          onChange={({ target }) => change({ modifiedOnly: target.checked })}
        />
      )}
    </div>
  )
}
