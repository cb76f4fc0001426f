import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { CERTIFICATE_MISSING } from '@anamnesis/contracts/registrations/field-problems';
import { rejectDoctor, submitCertificates, verifyDoctor } from '@anamnesis/contracts/registrations/routes';
import type { Actor } from '@anamnesis/contracts/language/role';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { accountStream } from '../accounts/account-stream.js';
import { type RequestIdentity, causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { certificatesOf } from '../accounts/certificates.js';
import { type VerificationCommand, verificationDecider } from './verification.decider.js';

export const registrationHandlers = (ports: Ports): RouteHandler[] => {
  const command = async (doctorId: string, what: VerificationCommand, call: RequestIdentity & { actor: Actor }) =>
    done(
      await ports.commands.handle(
        verificationDecider,
        accountStream('doctor', doctorId),
        what,
        null,
        causeOf(call, call.actor),
      ),
    );

  return [
    answer(verifyDoctor, (call) => command(call.params.id, { type: 'VerifyDoctor', data: call.body }, call)),
    answer(rejectDoctor, (call) => command(call.params.id, { type: 'RejectDoctor', data: call.body }, call)),
    answer(submitCertificates, async (call) => {
      const received = call.files['certificateImage'] ?? [];
      if (received.length === 0)
        refuse(INPUT_INVALID, { fields: { certificateImage: problemOf(CERTIFICATE_MISSING) } });
      const certificates = await certificatesOf(
        (file) => file.keep(call.actor.id),
        received,
        call.body.certificateDetails,
      );
      return command(call.actor.id, { type: 'SubmitCertificates', data: { certificates } }, call);
    }),
  ];
};
