import type { ClientCollection, ClientGlobal } from './admin-config.ts'

/** The same rule, wherever an entity is offered without being asked for. */
export const isOffered = ({ group, access }: ClientCollection | ClientGlobal): boolean =>
  group !== false && access.read
