import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { TenantChoice } from '#contracts/site-components'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import css from './TenantSelect.module.css'
import { useTenant } from './use-tenant.ts'

/** Chooses the tenant whose documents are listed everywhere; nothing for whoever has only one. */
export function TenantSelect({ slug, label, all }: TenantChoice['tenants']) {
  const text = useText()
  const id = useId()
  const tenant = useTenant(slug)
  const hasChoice = useSelector(tenant, (state) => state.hasTag('choice'))
  const isBusy = useSelector(tenant, (state) => state.hasTag('busy'))
  const canRetry = useSelector(tenant, (state) => state.can({ type: 'user.retry' }))
  const { tenants, wanted } = useSelector(tenant, ({ context }) => context)
  if (!hasChoice && !canRetry) return null
  return (
    <div className={css.root}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {canRetry ? (
        <Button id={id} size="small" onClick={() => tenant.send({ type: 'user.retry' })}>
          {text('app.tryAgain')}
        </Button>
      ) : (
        <NativeSelect
          boxed
          id={id}
          aria-busy={isBusy}
          value={wanted ?? ''}
          onChange={({ target }) =>
            tenant.send({ type: 'user.choose', tenant: target.value || null })
          }
        >
          <option value="">{all}</option>
          {tenants.map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  )
}
