import { z } from "zod";
import {
  gallery,
  galleryArrangement,
  galleryPictureId,
  vendorId,
} from "#app/marketplace/vendors/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { maxPictureBytes, pictureTypes } from "#platform/pictures/accepted-pictures.ts";
import {
  dashboard,
  newPassword,
  passwordChange,
  passwordResetRequest,
  picture,
  pictureKinds,
  profile,
  profileUpdate,
  registration,
  type VendorSession,
  vendorCredentials,
  vendorLogins,
  vendorSession,
} from "./contract.ts";
import { deleteGalleryPicture, saveGallery, saveGalleryPicture } from "./server/gallery.server.ts";
import {
  changePassword,
  listSessions,
  logOutElsewhere,
  logOutEverywhere,
} from "./server/own-account.server.ts";
import { choosePassword, requestPasswordLink } from "./server/password.server.ts";
import {
  readDashboard,
  readProfile,
  removePicture,
  savePicture,
  saveProfile,
} from "./server/profile.server.ts";
import { registerVendor } from "./server/register.server.ts";
import { logInVendor, logOutVendor, vendorDevice } from "./server/sign-in.server.ts";

const done = z.object({ success: z.literal(true) });
const signsIn = ({ vendorId: id }: VendorSession) => vendorDevice(id);

export const vendorAccountCalls = [
  call({
    method: "POST",
    path: "/api/vendor/login",
    summary: "Sign in as a vendor",
    caller: "anyone",
    body: vendorCredentials,
    answer: vendorSession,
    signsIn,
    respond: async (c, ctx, input) => {
      const from = { address: c.var.address, cookies: c.req.header("cookie") };
      const session = await logInVendor(ctx, input, from);
      c.header("Cache-Control", "no-store");
      return c.json(session);
    },
  }),
  call({
    method: "POST",
    path: "/api/vendor/register",
    summary: "Create a vendor account with its profile",
    caller: "anyone",
    body: registration,
    answer: vendorSession,
    creates: true,
    limit: "form",
    signsIn,
    prepare: registerVendor,
  }),
  call({
    method: "POST",
    path: "/api/vendor/logout",
    summary: "Sign out and revoke the token",
    caller: "vendor",
    answer: done,
    respond: async (c, ctx) => c.json(await logOutVendor(ctx, c.req.header("authorization"))),
  }),
  call({
    method: "POST",
    path: "/api/vendor/password-reset",
    summary: "Request an email with a password reset link",
    caller: "anyone",
    body: passwordResetRequest,
    answer: done,
    // Over the limit the response is the same, without an e-mail: anybody can enter anybody's address.
    limit: "form",
    hardLimit: "site",
    prepare: requestPasswordLink,
  }),
  call({
    method: "POST",
    path: "/api/vendor/password",
    summary: "Set a new password with the token of the reset link",
    caller: "anyone",
    body: newPassword,
    answer: vendorSession,
    limit: "form",
    signsIn,
    prepare: choosePassword,
  }),
  call({
    method: "GET",
    path: "/api/vendor/account/:vendorId/sessions",
    summary: "List where the vendor is signed in, newest first",
    caller: "vendor",
    params: vendorId,
    answer: vendorLogins,
    respond: async (c, ctx, input) => c.json(await listSessions(ctx, input, c.req.header("authorization"))),
  }),
  call({
    method: "POST",
    path: "/api/vendor/account/:vendorId/sign-out-everywhere",
    summary: "Sign out everywhere: revoke all of the vendor's tokens, also this request's",
    caller: "vendor",
    params: vendorId,
    answer: done,
    respond: async (c, ctx, input) => c.json(await logOutEverywhere(ctx, input)),
  }),
  call({
    method: "DELETE",
    path: "/api/vendor/account/:vendorId/sessions",
    summary: "Sign out everywhere else: revoke the vendor's other tokens",
    caller: "vendor",
    params: vendorId,
    answer: done,
    respond: async (c, ctx, input) =>
      c.json(await logOutElsewhere(ctx, input, c.req.header("authorization"))),
  }),
  call({
    method: "POST",
    path: "/api/vendor/account/:vendorId/password",
    summary: "Change the password, given the current one, and revoke the vendor's other tokens",
    caller: "vendor",
    params: vendorId,
    body: passwordChange,
    answer: done,
    limit: "form",
    respond: async (c, ctx, input) => {
      const header = (name: string) => c.req.header(name);
      const from = {
        address: c.var.address,
        cookies: header("cookie"),
        authorization: header("authorization"),
      };
      return c.json(await changePassword(ctx, input, from));
    },
  }),
  call({
    method: "GET",
    path: "/api/vendor/profile/:vendorId",
    summary: "Get the vendor's own profile",
    caller: "vendor",
    params: vendorId,
    answer: profile,
    handler: readProfile,
  }),
  call({
    method: "PUT",
    path: "/api/vendor/profile/:vendorId",
    summary: "Replace the vendor's own profile",
    caller: "vendor",
    params: vendorId,
    body: profileUpdate,
    answer: profile,
    limit: "profile",
    handler: saveProfile,
  }),
  ...pictureKinds.flatMap((kind) => [
    call({
      method: "PUT",
      path: `/api/vendor/profile/:vendorId/${kind}`,
      summary: `Upload the profile's ${kind}`,
      caller: "vendor",
      params: vendorId,
      file: { types: pictureTypes, maxBytes: maxPictureBytes },
      answer: picture,
      limit: "upload",
      prepare: (ctx, input) => savePicture(ctx, input, kind),
    }),
    call({
      method: "DELETE",
      path: `/api/vendor/profile/:vendorId/${kind}`,
      summary: `Remove the profile's ${kind}`,
      caller: "vendor",
      params: vendorId,
      answer: picture,
      handler: (ctx, input) => removePicture(ctx, input, kind),
    }),
  ]),
  call({
    method: "POST",
    path: "/api/vendor/profile/:vendorId/gallery",
    summary: "Add a picture of the vendor's work",
    caller: "vendor",
    params: vendorId,
    file: { types: pictureTypes, maxBytes: maxPictureBytes },
    answer: gallery,
    limit: "upload",
    prepare: saveGalleryPicture,
  }),
  call({
    method: "PUT",
    path: "/api/vendor/profile/:vendorId/gallery",
    summary: "Save the order, captions and cover of the vendor's gallery",
    caller: "vendor",
    params: vendorId,
    body: galleryArrangement,
    answer: gallery,
    limit: "gallery",
    handler: saveGallery,
  }),
  call({
    method: "DELETE",
    path: "/api/vendor/profile/:vendorId/gallery/:picture",
    summary: "Remove a picture of the vendor's work",
    caller: "vendor",
    params: galleryPictureId,
    answer: gallery,
    handler: deleteGalleryPicture,
  }),
  call({
    method: "GET",
    path: "/api/vendor/dashboard/:vendorId",
    summary: "Get the vendor's dashboard",
    caller: "vendor",
    params: vendorId,
    answer: dashboard,
    handler: readDashboard,
  }),
] as const;
