export { he as payload } from '@payloadcms/translations/languages/he'
