import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { useConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import type { AskedOfApi } from './api-question.ts'
import { mostDepth } from './api-question.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  asked: AskedOfApi
  onChange: (asked: AskedOfApi) => void
}

/** How the API is asked: whatever changes is asked at once. */
export function ApiControls({ entity, asked, onChange }: Props) {
  const text = useText()
  const { localization } = useConfig()
  const change = (changed: Partial<AskedOfApi>) => onChange({ ...asked, ...changed })
  return (
    <>
      {entity.drafts && (
        <Checkbox
          label={text('api.draft')}
          checked={asked.draft}
          onChange={({ target }) => change({ draft: target.checked })}
        />
      )}
      <Checkbox
        label={text('api.authenticated')}
        checked={asked.isSignedIn}
        onChange={({ target }) => change({ isSignedIn: target.checked })}
      />
      {localization && asked.locale !== null && (
        <FieldFrame label={text('api.locale')} controlId="api-locale">
          {({ required: _, ...control }) => (
            <NativeSelect
              {...control}
              boxed
              value={asked.locale ?? undefined}
              onChange={({ target }) => change({ locale: target.value })}
            >
              {localization.locales.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
              <option value="all">{text('api.allLocales')}</option>
            </NativeSelect>
          )}
        </FieldFrame>
      )}
      <FieldFrame label={text('api.depth')} controlId="api-depth">
        {({ required: _, ...control }) => (
          <NativeSelect
            {...control}
            boxed
            value={asked.depth}
            onChange={({ target }) => change({ depth: Number(target.value) })}
          >
            {Array.from({ length: mostDepth + 1 }, (_step, depth) => depth).map((depth) => (
              <option key={depth} value={depth}>
                {depth}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
    </>
  )
}
