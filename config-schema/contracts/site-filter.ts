/**
 * What a `where` names to keep a filter of the site's out of its own: its conditions mean what they mean
 * to Payload, which judges a save by them.
 */
export const siteFilterField = '_stateroomSiteFilter'
