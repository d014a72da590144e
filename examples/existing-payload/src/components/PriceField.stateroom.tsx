import { Default, useField } from 'stateroom-admin/ui'

/** The same for Stateroom, whose number field it adds to. */
export function PriceField() {
  const { value } = useField<number>()
  return (
    <div>
      <Default />
      <small>{value ? `${value} euros, with tax.` : 'In euros, with tax.'}</small>
    </div>
  )
}
