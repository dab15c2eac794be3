// Links that were made on 15 November 2026, under the first rules of every game, still open: a link is kept nowhere but in itself.
import { fromLink, gameOfLink } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { houseShelf } from '../src/index.ts';

/** By the hash of the game that each leads to. */
const LINKS = {
  d0d5b207e00e70be:
    '1.delve.1.ad89b308.IF7pjQq4atjR9atP-VsAyqNstR-irBYrPH3sOEvb9b_ZBN8KdaQvRz8cig0FADVej-4G4yFiRbYqDQ8k_ONOAKFQ0brsTWoN0AlXLsfxBp7KQQPNlXdvBCRytDU-gIYL5l6s7IRhNLWEPnziAGzbpuiir3mE2O_4EjYrEcRsOpEP0_BMXwiY-mMxC_J8mE884gb_dQ1kyy0gGCw9hEXA1hRpIv6SDELH9U51fsAXbeurU8c5gnWuku-rqGDg1uNMvEYsJDeRcuZzm--qn1fgBX-kYQI533taI3Q-dA',
  '9159bf7f41551bcc':
    '1.ruba.1.f47d402e.cAYAkJ-dclzEbfMtf84_VLtnncdItPKFwrD8tLBWBwkftvEa8iesjAdhC9AZ3PrI6ANNJUBOgkBYBo4aSIfDDdAYkINnetWy5kK0f11cugQ4-_4eXS4dED-jDXSIIf4k78TfB60x4ulsLsljbaW-VCRNWGUFpnqy',
  c084cfd6872688a5:
    '1.ruba.1.08a287aa.cAMAkIugw0JCq3gUsGUH4vIBAOuSTPAQO5uspZ1VyInPa4xlmnWNYej20KJVR47LkpgXp8X1fhPAU0aVWZb4CM9sC_GBZpPY8w',
  b65dfc8e75fc33a4:
    '1.tomb.1.141c272b.4B6bFMoMEvPxVFep5qJAVP3BBvnMGRCRe3zknehN0DyeuldR3BvhL2b_xMo-0iFA5ZEMgMdmfWsYDLW9cHFfEp1o6-8XQjrXp4dUqtiMyk6NbqamgLtTCHeqU2sCC59Tai0c9zwdGUHOMhxtZiN86NXsIKYJzq5WblMKvs0PxSAbgSDWujaH9T_fAHRocU9OepgC',
  ee8101a7912a6da1:
    '1.unearth.1.3950073d.ODNJUJjwcY7-hRD9qny2-wzTrt6u8-kxrzYRhOGrivARkpEisQkZq8juNh8HDmYXv3qsezGxXIjjy_toiCvoAdyYLZKyLFknQ30X_opsV3cYJxP2WE3nJuwp0B24cqims6WqOJwUzKPXAQ',
};

test.each(Object.entries(LINKS))('%s', async (hash, link) => {
  const game = await houseShelf.loadWithEarlier(gameOfLink(link));
  expect(fromLink(game, link)).toMatchObject({ rules: '1', hash });
});
