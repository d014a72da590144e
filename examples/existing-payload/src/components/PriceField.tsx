'use client'
import { NumberField } from '@payloadcms/ui'
import type { NumberFieldClientComponent } from 'payload'

/** A component for Payload's own admin. */
export const PriceField: NumberFieldClientComponent = (props) => (
  <div>
    <NumberField {...props} />
    <small>In euros, with tax.</small>
  </div>
)
