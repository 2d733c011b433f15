import type { Operation } from '../deck/operations/operation.ts'
import type { EditRequest } from '../deck/requests/request.ts'

/** One thing that an instruction asks for. Operations have an `op`, requests a `request`. */
export type EditStep = Operation | EditRequest
