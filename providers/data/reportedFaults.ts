/** A fault as the server reports it, its path in the nesting of the API. */
export interface ReportedFault {
  path: string;
  message: string;
}

/** The faults in `errors` of a problem document. */
export function reportedFaults(errors: unknown): ReportedFault[] {
  return Array.isArray(errors) ? errors.filter(isFault) : [];
}

function isFault(value: unknown): value is ReportedFault {
  if (typeof value !== 'object' || value === null || !('path' in value && 'message' in value)) return false;
  return typeof value.path === 'string' && typeof value.message === 'string';
}
