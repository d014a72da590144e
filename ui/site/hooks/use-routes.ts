import { usePanel } from '../../kit/panel.ts'

/** Where this browser finds the panel and the REST API, such as '/admin' and '/api'. */
export function useRoutes(): { admin: string; api: string } {
  const { admin, api } = usePanel().boot
  return { admin, api }
}
