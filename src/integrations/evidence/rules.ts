import type {RoomRules} from '../../content/rules/checkPages';
import {sourceDayOf} from '../../docusaurus/provenance/sourceDay';
import {checkEvidence} from './checkEvidence';
import {EVIDENCE_FOLDER, readEvidenceFiles} from './readEvidence';

/** The rules for evidence, for the content rules to ask. */
export const evidenceRules: RoomRules = {
  folder: EVIDENCE_FOLDER,
  check: (siteDir, pages) => checkEvidence(readEvidenceFiles(siteDir), pages, sourceDayOf(siteDir)),
};
