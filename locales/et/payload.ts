export { et as payload } from '@payloadcms/translations/languages/et'
