const ours = new WeakSet<object>()

/** Marks a hook as the plugin's: it looks at values and changes none. */
export function ownHook<Hook extends object>(hook: Hook): Hook {
  ours.add(hook)
  return hook
}

/** Whether any of these hooks is the site's. */
export const hasSiteHooks = (...lists: readonly (readonly object[] | undefined)[]): boolean =>
  lists.some((hooks) => hooks?.some((hook) => !ours.has(hook)))
