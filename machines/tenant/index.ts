import type { ActorRefFrom } from 'xstate'
import type { tenantMachine } from './tenant.machine.ts'

export { tenantMachine } from './tenant.machine.ts'
export type { Tenant, TenantEmitted, TenantEvent, TenantSwitch } from './tenant.types.ts'

export type TenantActor = ActorRefFrom<typeof tenantMachine>
