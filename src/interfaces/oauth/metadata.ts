import type { Authentication } from '../../accounts/authentication.ts'
import { mcpResource } from '../../accounts/authentication.ts'
import { applicationScopes } from '../../accounts/connected-applications.ts'

/** What the MCP endpoint says of itself (RFC 9728, 2). */
export function protectedResourceMetadata(publicUrl: string): Record<string, unknown> {
  return {
    resource: mcpResource(publicUrl),
    authorization_servers: [publicUrl],
    scopes_supported: applicationScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Slidewright',
    resource_documentation: `${publicUrl}/docs`,
  }
}

/** What is offered of the library's authorization server; its other fields name what is not mounted here. */
const offeredFields = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'registration_endpoint',
  'revocation_endpoint',
  'scopes_supported',
  'response_types_supported',
  'response_modes_supported',
  'grant_types_supported',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
] as const

const clientAuthentication = ['none', 'client_secret_basic', 'client_secret_post']

/** What the authorization server says of itself (RFC 8414, 2). */
export async function authorizationServerMetadata(
  authentication: Authentication,
): Promise<Record<string, unknown>> {
  const all = await authentication.api.getOAuthServerConfig()
  return {
    ...Object.fromEntries(offeredFields.map((field) => [field, all[field]])),
    token_endpoint_auth_methods_supported: clientAuthentication,
    revocation_endpoint_auth_methods_supported: clientAuthentication,
    service_documentation: `${authentication.options.baseURL}/docs`,
  }
}
