export { fr as payload } from '@payloadcms/translations/languages/fr'
