/** The routes of the workshop. */
import { ask, reach } from '../api';
import { memoize } from '../memoize';
import type { DesignDraft, DesignForm, LabWanted, Workshop } from '../protocol.gen';

export const loadWorkshop = memoize(() => ask<Workshop>('/api/workshop'));
export const checkDesign = (draft: DesignDraft): Promise<DesignForm> => ask('/api/workshop/check', draft);
export const judge = (wanted: LabWanted, signal: AbortSignal): Promise<Response> =>
  reach('/api/workshop/lab', { method: 'POST', body: JSON.stringify(wanted), signal });
